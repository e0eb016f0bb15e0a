import {expect, it} from 'vitest';
import {picturesOf} from './warm-home';

it('picturesOf returns the pictures of a page in the sizes that most screens choose', () => {
  const picture = 'http://127.0.0.1:4010/files/a.png?v=1';
  const html = `<a href="http://127.0.0.1:4010/files/b.pdf?width=9">b</a><img src="/icon.svg">
    <img src="${picture}&amp;width=400" srcSet="${picture}&amp;width=400 400w,
    ${picture}&amp;width=800&amp;crop=center 800w, ${picture}&amp;width=1600 1600w">`;
  expect(picturesOf(html)).toEqual([`${picture}&width=400`, `${picture}&width=800&crop=center`]);
});
