import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {logosSchema} from './block-schemas.server';
import {Logos} from './PictureBlocks';

const show = (fields: object) =>
  markup(
    <Logos
      content={logosSchema.parse({component: 'logos', ...fields})}
      data={null}
      level={2}
      first={false}
    />,
  );
const logo = (name: string, more = {}) => ({component: 'logo', name, ...more});
const image = {filename: 'https://a.storyblok.com/f/288000/640x160/0a1b2c3d4e/logo.png', alt: ''};

describe('Logos', () => {
  it('are names, each set in its own way', () => {
    const html = show({items: ['a', 'b', 'c', 'd', 'e'].map((name) => logo(name))});
    const looks = [...html.matchAll(/<span class="([^"]*)">/g)].map(([, look]) => look);
    expect(new Set(looks).size).toBe(4);
    expect(looks[4]).toBe(looks[0]);
  });

  it('are pictures that say the name', () => {
    const html = show({items: [logo('Pendlerplus', {image})]});
    expect(html).toContain('alt="Pendlerplus"');
    expect(html).not.toContain('<span');
  });

  it('lead to the partner when they have a link', () => {
    const link = {linktype: 'url', url: 'https://example.com', target: '_blank'};
    expect(show({items: [logo('a', {link})]})).toMatch(/<a [^>]*href="https:\/\/example.com"/);
    expect(show({items: [logo('a', {link: {...link, url: 'javascript:1'}})]})).not.toContain('<a');
  });

  it('are nothing without one', () => {
    expect(show({headline: 'Partner', items: []})).toBe('');
  });
});
