import {describe, expect, it} from 'vitest';
import {MARK_END, MARK_START, splitHighlight} from './highlight';

const marked = (text: string) => `${MARK_START}${text}${MARK_END}`;
const plain = (text: string) => ({text, marked: false});
const match = (text: string) => ({text, marked: true});

describe('a marked text', () => {
  it.each([
    ['nothing marked', 'Lastenrad', [plain('Lastenrad')]],
    ['its beginning', `${marked('Lasten')}rad`, [match('Lasten'), plain('rad')]],
    ['its end', `E-${marked('Trekking')}`, [plain('E-'), match('Trekking')]],
    ['all of it', marked('Kutter'), [match('Kutter')]],
    [
      'two words',
      `${marked('City')} und ${marked('Tour')}`,
      [match('City'), plain(' und '), match('Tour')],
    ],
    ['nothing at all', '', []],
    ['empty marks', `${MARK_START}${MARK_END}Rad`, [plain('Rad')]],
  ])('is split: %s', (_, value, parts) => {
    expect(splitHighlight(value)).toEqual(parts);
  });

  it.each([
    ['a mark without an end', `Rad ${MARK_START}Kutter`, [plain('Rad '), match('Kutter')]],
    ['an end without a mark', `Rad${MARK_END} Kutter`, [plain('Rad'), plain(' Kutter')]],
    [
      'marks inside of marks',
      `${MARK_START}a${MARK_START}b${MARK_END}c${MARK_END}d`,
      [match('a'), match('b'), plain('c'), plain('d')],
    ],
    [
      'markup',
      '<img src=x onerror=alert(1)><mark>Rad</mark>',
      [plain('<img src=x onerror=alert(1)><mark>Rad</mark>')],
    ],
    ['other placeholders', '__ais-highlight__Rad', [plain('__ais-highlight__Rad')]],
  ])('of a hostile record stays text: %s', (_, value, parts) => {
    expect(splitHighlight(value)).toEqual(parts);
  });

  it('loses no other character', () => {
    const value = `Größe „55“ ${marked('Räd')}er & <b>🚲</b>`;
    const text = splitHighlight(value)
      .map((part) => part.text)
      .join('');
    expect(text).toBe('Größe „55“ Räder & <b>🚲</b>');
  });
});
