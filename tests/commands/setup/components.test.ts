import {describe, expect, it} from 'vitest';
import {blockNames} from '../../../app/features/blocks/block-schemas.server';
import {allComponents} from './components';

const components = new Map(allComponents().map((component) => [component.name, component]));

describe('the components of a space', () => {
  it('are all blocks, their parts, and the settings', () => {
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

  it('hold only components that are there as well', () => {
    const inside = [...components.values()].flatMap(({schema}) =>
      Object.values(schema).flatMap((field) => field.component_whitelist ?? []),
    );
    expect(inside.filter((name) => !components.has(name))).toEqual([]);
  });

  it('describe every field by what the shop reads', () => {
    expect(components.get('hero')?.schema).toMatchObject({
      headline: {type: 'text', translatable: true, required: true, pos: 0},
      image: {type: 'asset', filetypes: ['images']},
      buttons: {type: 'bloks', component_whitelist: ['button']},
      tone: {type: 'option', options: [{value: 'reseda'}, {value: 'stahl'}, {value: 'tanne'}]},
    });
  });

  it('tell content types from what stands inside of them', () => {
    expect(components.get('page')).toMatchObject({is_root: true, is_nestable: true});
    expect(components.get('config')).toMatchObject({is_root: true, is_nestable: false});
    expect(components.get('hero')).toMatchObject({is_root: false, is_nestable: true});
  });
});
