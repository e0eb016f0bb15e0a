import {describe, expect, it} from 'vitest';
import {blockNames} from '../../../app/features/blocks/block-schemas.server';
import {fieldsIn, isBlok, isFields} from '../../stand-ins/storyblok/content-values';
import {readStoryFiles} from '../../stand-ins/storyblok/story-files';
import {allComponents} from './components';

const components = new Map(allComponents().map((component) => [component.name, component]));

describe('the components of a Storyblok space', () => {
  it('include every block, its parts and the settings', () => {
    for (const name of [
      ...blockNames,
      'appointment-request',
      'config',
      'footer',
      'leasing-request',
      'button',
      'nav-link',
    ]) {
      expect([...components.keys()]).toContain(name);
    }
  });

  it('whitelist only components that exist', () => {
    const inside = [...components.values()].flatMap(({schema}) =>
      Object.values(schema).flatMap((field) => field.component_whitelist ?? []),
    );
    expect(inside.filter((name) => !components.has(name))).toEqual([]);
  });

  it('define the fields of the hero as the shop reads them', () => {
    expect(components.get('hero')?.schema).toMatchObject({
      headline: {type: 'text', translatable: true, required: true, max_length: 300, pos: 0},
      image: {type: 'asset', filetypes: ['images']},
      buttons: {type: 'bloks', component_whitelist: ['button'], maximum: 60},
      tone: {type: 'option', options: [{value: 'reseda'}, {value: 'stahl'}, {value: 'tanne'}]},
    });
  });

  it('let editors choose the days of an exception from a calendar', () => {
    const day = {type: 'datetime', disable_time: true};
    expect(components.get('special-days')?.schema).toMatchObject({from: day, to: day});
  });

  it('let editors translate links, whose filters and variants have other names in each language', () => {
    expect(components.get('button')?.schema.link).toMatchObject({translatable: true});
    expect(components.get('nav-link')?.schema.page).toMatchObject({translatable: true});
  });

  it('let editors set whatever the shop shows of links', () => {
    const options = {allow_target_blank: true, allow_custom_attributes: true};
    const types = {asset_link_type: true, email_link_type: true, show_anchor: true};
    expect(components.get('button')?.schema.link).toMatchObject({...options, ...types});
    const {body} = components.get('text')?.schema ?? {};
    expect(body).toMatchObject(options);
    expect(body?.toolbar).toContain('anchor');
  });

  it('require the parts and pictures without which a block would show nothing', () => {
    expect(components.get('product-tabs')?.schema.tabs).toMatchObject({required: true, maximum: 6});
    expect(components.get('image-grid')?.schema.images).toMatchObject({required: true});
  });

  it('distinguish content types from nestable blocks', () => {
    expect(components.get('page')).toMatchObject({is_root: true, is_nestable: true});
    expect(components.get('config')).toMatchObject({is_root: true, is_nestable: false});
    expect(components.get('hero')).toMatchObject({is_root: false, is_nestable: true});
  });

  it('read every field of the demo’s stories: a misspelled one would be missing without an error', () => {
    const blocks = readStoryFiles().flatMap(({content}) => [...fieldsIn(content)].filter(isBlok));
    const unread = blocks.flatMap(({component, _uid, ...fields}) =>
      Object.entries(fields).flatMap(([name, value]) => {
        const [field = ''] = name.split('__i18n__');
        const type = components.get(component)?.schema[field]?.type;
        // Rich text that is a string is misspelled, too.
        return type && (type !== 'richtext' || isFields(value)) ? [] : [`${component}.${name}`];
      }),
    );
    expect(unread).toEqual([]);
  });
});
