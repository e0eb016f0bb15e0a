import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {featuresSchema} from './block-schemas.server';
import {Features} from './ListBlocks';

const feature = (title: string, more = {}) => ({
  component: 'feature',
  icon: 'truck',
  title,
  ...more,
});
const show = (fields: object, level: 2 | 3 = 2) =>
  markup(
    <Features
      content={featuresSchema.parse({component: 'features', ...fields})}
      data={null}
      level={level}
      first={false}
    />,
  );

describe('the schema of features', () => {
  it('converts icon names to SVG drawings', () => {
    const {items, layout} = featuresSchema.parse({
      component: 'features',
      items: [feature('a'), feature('b', {icon: ''})],
    });
    expect(layout).toBe('row');
    expect(items[0]?.icon).toMatch(/^<(path|circle)/);
    expect(items[1]?.icon).not.toBe(items[0]?.icon);
  });

  it('logs an unknown icon and leaves out a feature without a title', () => {
    expectConsoleError("no icon 'script'");
    expectConsoleError("part 'feature'");
    const items = [feature('a', {icon: 'script'}), feature('')];
    expect(featuresSchema.parse({component: 'features', items}).items).toMatchObject([
      {title: 'a'},
    ]);
  });
});

describe('Features', () => {
  it.each([
    ['Warum wir', 2, '<h2', '<h3'],
    ['Warum wir', 3, '<h3', '<h4'],
    ['', 2, '', '<h2'],
    ['', 3, '', '<h3'],
  ] as const)(
    'shows card titles at the right heading level below %j on level %d',
    (headline, level, own, title) => {
      const html = show({headline, layout: 'cards', items: [feature('a')]}, level);
      expect(html.match(/<h\d/g)).toEqual([own, title].filter(Boolean));
    },
  );

  it('links the titles of features in both layouts', () => {
    const link = {linktype: 'story', cached_url: 'werkstatt'};
    for (const layout of ['row', 'cards']) {
      expect(show({layout, items: [feature('a', {link})]})).toMatch(
        /<a [^>]*href="\/werkstatt">a</,
      );
    }
  });
});
