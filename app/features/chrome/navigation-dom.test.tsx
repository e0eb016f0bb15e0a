// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {MainNavigation} from './mega-menu/MainNavigation';
import type {NavigationItem} from './navigation-view';
import {mainNavigation, pathTo, positionOf, readNavigation} from './navigation-dom';

const picture = {url: 'https://cdn.test/rad.png?v=1&w=2', alt: '', width: 1600, height: 1200};
const leaf = (id: string, title: string): NavigationItem => ({
  id,
  title,
  href: `/collections/${title}`,
  items: [],
});
const navigation: NavigationItem[] = [
  {
    ...leaf('0', 'E-Bikes'),
    items: [{...leaf('0.0', 'E-MTB'), items: [leaf('0.0.0', '„Fullys“ & mehr')]}],
  },
  {...leaf('1', 'Sale'), isSale: true},
];

describe('the navigation read from the rendered page', () => {
  it('contains all data of the items', () => {
    document.body.innerHTML = markup(
      <MainNavigation navigation={navigation} pathname="/" site={null} />,
    );
    expect(readNavigation(mainNavigation())).toEqual(navigation);
  });

  it('adds details loaded later by the URLs of its links', () => {
    const details = {'/collections/E-MTB': {picture, count: '12 Räder'}};
    const [bikes] = readNavigation(mainNavigation(), details);
    expect(bikes).not.toHaveProperty('picture');
    expect(bikes?.items[0]).toMatchObject({title: 'E-MTB', picture, count: '12 Räder'});
  });

  it('finds an item and its ancestors by its list entry', () => {
    const [, deepest] = document.querySelectorAll('.mega-menu li');
    const path = deepest && pathTo(readNavigation(mainNavigation()), positionOf(deepest));
    expect(path?.map(({title}) => title)).toEqual(['„Fullys“ & mehr', 'E-MTB', 'E-Bikes']);
  });

  it('is empty on a page without navigation', () => {
    expect(readNavigation(null)).toEqual([]);
  });
});
