import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Carousel} from './Carousel';

const labels = {
  role: 'Karussell',
  previous: 'Zurück blättern',
  next: 'Weiter blättern',
  stop: (position: number, count: number) => `${position}/${count}`,
};

const markup = (names: string[]) =>
  renderToStaticMarkup(
    <Carousel label="Räder" labels={labels}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
  );

describe('a carousel without script', () => {
  it('is a list that scrolls, without buttons that would do nothing', () => {
    const row = markup(['Fernweh', 'Mole']);
    expect(row).toContain('role="group" aria-roledescription="Karussell" aria-label="Räder"');
    expect(row).toMatch(/snap-mandatory .*overflow-x-auto.*<ul.*<li>Fernweh<\/li><li>Mole/);
    expect(row).not.toContain('<button');
  });

  it('keeps the place of buttons and dots free, unless it has one slide', () => {
    const place = /pt-18 pb-9 md:p-0 noscript:p-0/;
    expect(markup(['Fernweh', 'Mole'])).toMatch(place);
    expect(markup(['Fernweh'])).not.toMatch(place);
  });
});
