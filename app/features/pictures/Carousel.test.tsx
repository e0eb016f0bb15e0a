import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {Carousel} from './Carousel';

const show = (names: string[]) =>
  markup(
    <Carousel label="Räder">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
  );

describe('a carousel without JavaScript', () => {
  it('is a scrollable list without buttons', () => {
    const row = show(['Fernweh', 'Mole']);
    expect(row).toContain('role="group" aria-roledescription="Karussell" aria-label="Räder"');
    expect(row).toMatch(
      /scroll-snap-type:x_mandatory.*overflow-x-auto.*<ul.*<li>Fernweh<\/li><li>Mole/,
    );
    expect(row).not.toContain('<button');
  });
});
