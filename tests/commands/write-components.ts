import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {appointmentContentSchema} from '../../app/features/appointment/appointment-content.server';
import {configSchema, footerSchema} from '../../app/features/site/site-schemas.server';
import {blockSources} from '../../app/features/blocks/block-registry.server';
import {leasingContentSchema} from '../../app/features/leasing-request/leasing-content.server';
import {
  expectedEntryFields,
  expectedMenus,
  expectedMetafields,
} from '../../app/services/shopify/expected';
import {expectedStories} from '../../app/services/storyblok/expected';
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

/** What has to be made by hand in both services, as text. */
export function expectations(): string {
  const stories = expectedStories.map(
    ({slug, type, what, without}) => `  ${slug} (${type}): ${what}; without it ${without}`,
  );
  const menus = expectedMenus.map(({handle, what}) => `  ${handle}: ${what}`);
  const metafields = expectedMetafields.map(
    ({of, key, type, what}) => `  ${of} ${key} (${type}): ${what}`,
  );
  const fields = expectedEntryFields.map(
    ({of, key, type, what}) => `  ${of} ${key} (${type}): ${what}`,
  );
  const collections = Object.keys(configSchema.meta()?.model?.shape ?? {})
    .filter((name) => /_(collection|page)$/.test(name))
    .map((name) => `  ${name}`);
  return [
    'Stories that the shop reads by their slug:',
    ...stories,
    "Collections and pages that 'config' names; an empty one hides its links:",
    ...collections,
    'Menus in Shopify:',
    ...menus,
    'Metafields in Shopify, with storefront access:',
    ...metafields,
    'Fields of metaobjects in Shopify, with storefront access:',
    ...fields,
  ].join('\n');
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
  console.log(`\n${expectations()}`);
}
