import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {appointmentContentSchema} from '../../app/features/appointment/appointment-content.server';
import {configSchema, footerSchema} from '../../app/features/site/site-schemas.server';
import {blockSources} from '../../app/features/blocks/block-registry.server';
import {leasingContentSchema} from '../../app/features/leasing-request/leasing-content.server';
import {
  componentSchemas,
  type ComponentSchema,
} from '../../app/features/story/component-model.server';

/** Content types; all other components stand inside of these. */
const roots = ['appointment-request', 'config', 'footer', 'leasing-request', 'page'];

/** Every component of the shop's content, as a space needs it. */
export function allComponents(): ComponentSchema[] {
  const blocks = Object.values(blockSources).map(({schema}) => schema);
  return componentSchemas(
    [appointmentContentSchema, configSchema, footerSchema, leasingContentSchema, ...blocks],
    roots,
  );
}

/**
 * Writes all components to a file, by default where `storyblok components push --space <id>` looks for them
 * (Storyblok CLI, 'components push').
 */
export async function writeComponents(file?: string): Promise<void> {
  const space = process.env.STORYBLOK_SPACE_ID ?? 'space';
  const target = file ?? `.storyblok/components/${space}/components.json`;
  const components = allComponents();
  await mkdir(dirname(target), {recursive: true});
  await writeFile(target, `${JSON.stringify(components, null, 2)}\n`);
  console.log(`${components.length} components of the content service, written to ${target}`);
}
