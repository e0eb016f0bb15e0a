import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {blokSources} from '../../app/features/content/blok-sources.server';
import {componentSchemas} from '../../app/features/content/space-model.server';
import {configSchema} from '../../app/features/chrome/config-schema.server';
import {footerSchema} from '../../app/features/chrome/footer-schema.server';

const space = process.env.STORYBLOK_SPACE_ID ?? 'space';
/** Where `storyblok components push --space <id>` looks (Storyblok CLI, 'components push'). */
const file = process.argv[2] ?? `.storyblok/components/${space}/components.json`;

const schemas = [
  configSchema,
  footerSchema,
  ...Object.values(blokSources).map(({schema}) => schema),
];
const components = componentSchemas(schemas, ['config', 'footer', 'page']);
await mkdir(dirname(file), {recursive: true});
await writeFile(file, `${JSON.stringify(components, null, 2)}\n`);
console.log(`${components.length} components of the content service, written to ${file}`);
