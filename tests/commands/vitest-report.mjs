import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {root} from './run.mjs';

/**
 * Vitest reporter that writes what the summary of `npm test` prints: how many tests passed and failed, and the names of
 * those that failed or were retried, each with the first line of its error.
 */
export default class VitestReport {
  /** @param {{file: string}} options where to write the report */
  constructor({file}) {
    this.file = file;
  }

  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const broken = [...modules, ...modules.flatMap((module) => [...module.children.allSuites()])]
      .filter((part) => part.errors().length > 0)
      .map((part) => named(part.module ?? part, part.fullName ?? '', part.errors()));
    const report = {
      passed: inState('passed').length,
      failed: inState('failed').length + broken.length + unhandledErrors.length,
      failures: [
        ...inState('failed').map(ofTest),
        ...broken,
        ...unhandledErrors.map(({message}) => `outside of any test: ${firstLine(message)}`),
      ],
      secondTry: tests.filter((test) => test.diagnostic()?.flaky).map(ofTest),
    };
    mkdirSync(dirname(this.file), {recursive: true});
    writeFileSync(this.file, JSON.stringify(report));
  }
}

const ofTest = (test) => named(test.module, test.fullName, test.result().errors ?? []);

const named = (module, name, errors) =>
  `${relative(root, module.moduleId)} › ${name}: ${firstLine(errors[0]?.message ?? '')}`;

const firstLine = (text) => text.split('\n', 1)[0];
