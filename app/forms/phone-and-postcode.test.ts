import {describe, expect, it} from 'vitest';
import {cellsOf, rowsOf} from '../../tests/fakes/text-table';
import {
  internationalPhone,
  internationalPhoneProblem,
  phoneProblem,
  plainPostcode,
  postcodeProblem,
} from './phone-and-postcode';

describe('a phone number', () => {
  it.each(
    cellsOf(`
+49 (0)40 1234567 | +49 40 1234567 | +49 040 1234567 | +4940/1234567 | (+49) 40 123 45 67
0049 40 1234567 | 0049(0)40 1234567 | 040 1234567 | 040/123 45-67 | (040) 1234567
0 40 / 12 34 56 | 040.123.45.67 | 040 1234-12 | 040 1234567-0
+49 40 1234567 Durchwahl 12 | 0151/23456789 | 0151 23456789 | 0170 1234567
0176-12345678 | +49 160 12345678 | 03391 12345 | 033230 1234 | 04651 2345 | 032 12345678
0800 1234567 | 0180 5 123456 | +49\u00a040\u00a01234567 | +49 40 1234567–12
+49 40 1234567
`),
  )('from Germany, written as %s, is accepted', (typed) => {
    expect(phoneProblem(typed)).toBeNull();
  });

  it.each(
    cellsOf(`
0043 1 58858 | +43 1 58858-0 | +43 (0)1 588 58 | 01 58858 | 01/588 58 DW 12
0664 1234567 | +43 664 123 45 67 | 0512 5360 | +43 2236 12345 Klappe 3 | +43 5574 4920
`),
  )('from Austria, written as %s, is accepted', (typed) => {
    expect(phoneProblem(typed)).toBeNull();
  });

  it.each([
    ['+41 44 668 18 00'],
    ['+41 (0)44 668 18 00'],
    ['0041 44 668 18 00'],
    ['044 668 18 00'],
    ['079 123 45 67'],
    ['+41791234567'],
  ])('from Switzerland, written as %s, is accepted', (typed) => {
    expect(phoneProblem(typed)).toBeNull();
  });

  it.each([
    ['+33 1 42 68 53 00'],
    ['+31 20 794 0800'],
    ['+1 (415) 555-0132'],
    ['00420 224 123 456'],
    ['+423 237 51 11'],
    ['+45 33 12 34 56'],
  ])('from another country, written as %s, is accepted', (typed) => {
    expect(phoneProblem(typed)).toBeNull();
  });

  it.each(
    rowsOf(`
length | 0 |  | - | 040 | 040 12 | + | +49 | +49 40 | +43 1 | +33 12
length | +1234567890123456 | 040 12345678901234
characters | 040 ABCDEF | anrufen bitte | 040 1234567 <b> | jana@example.org | 49+40 1234567
characters | 040 1234567; drop | ٠٤٠١٢٣٤٥٦٧
`).flatMap(([problem, ...all]) => all.map((typed) => [typed, problem])),
  )('written as %j is rejected: %s', (typed = '', problem = '') => {
    expect(phoneProblem(typed)).toBe(`validations.phone.${problem}`);
  });

  it('is validated quickly at any length', () => {
    const started = performance.now();
    for (const sign of ['0', '(', ' ', '+', '-', 'x', 'dw 1']) phoneProblem(sign.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('a phone number with its country code', () => {
  it.each(
    rowsOf(`
DE | 0221 4710120 | +492214710120
DE | (0)221/4710-120 | +492214710120
DE | +49 (0)221 4710120 | +492214710120
DE | 0049 0221 4710120 | +492214710120
DE | +33 1 42 68 53 00 | +33142685300
AT | 01 58858 | +43158858
CH | 044 668 18 00 | +41446681800
FR | +33 (0)1 42 68 53 00 | +33142685300
FR | 0049 221 4710120 | +492214710120
IT | +39 06 6982 1234 | +390669821234
`),
  )('is built in %s from %s: %s', (from = '', typed = '', made = '') => {
    expect(internationalPhoneProblem(typed, from)).toBeNull();
    expect(internationalPhone(typed, from)).toBe(made);
  });

  it.each(
    rowsOf(`
international | FR | 01 42 68 53 00
international | NL | 020 794 0800
international | IT | 06 6982 1234
international | ES | 912 345 678
international | US | (415) 555-0132
international | FR | 01 42 68
international | AT | 01/588 58 DW 12
international | DE | 0221 4710 Durchwahl 5
international | FR | +33 1 42 68 53 00 ext. 5
international | DE | 4710120
length | DE | 0221 4
length | AT | 01 588
length | FR | +33 12
characters | FR | appelez-moi
`),
  )('is rejected (%s) in %s for %s', (problem = '', from = '', typed = '') => {
    expect(internationalPhoneProblem(typed, from)).toBe(`validations.phone.${problem}`);
  });

  it('is accepted in national format until a country is selected', () => {
    expect(internationalPhoneProblem('0221 4710120', '')).toBeNull();
  });
});

describe('a postcode', () => {
  it.each([
    ['DE', '20095', '20095'],
    ['DE', '01067', '01067'],
    ['DE', '99998', '99998'],
    ['DE', ' 20095 ', '20095'],
    ['DE', '20 095', '20095'],
    ['DE', '20\u00a0095', '20095'],
    ['DE', 'D-20095', '20095'],
    ['DE', 'D 20095', '20095'],
    ['DE', 'd20095', '20095'],
    ['DE', 'DE-20095', '20095'],
    ['DE', 'D–20095', '20095'],
    ['DE', '20095', '20095'],
    ['AT', '1010', '1010'],
    ['AT', 'A-1010', '1010'],
    ['AT', 'AT 9992', '9992'],
    ['CH', '8001', '8001'],
    ['CH', 'CH-8001', '8001'],
    ['CH', 'ch 1200', '1200'],
    ['LI', '9490', '9490'],
    ['LI', 'FL-9490', '9490'],
    ['NL', '1012 ab', '1012 AB'],
    ['FR', '75001', '75001'],
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    ['PL', '00-950', '00-950'],
  ])('from %s, typed as %j, is read as %s', (country, typed, plain) => {
    expect(postcodeProblem(typed, country)).toBeNull();
    expect(plainPostcode(typed, country)).toBe(plain);
  });

  it.each([
    ['DE', '1010', 'germany'],
    ['DE', '200955', 'germany'],
    ['DE', '00123', 'germany'],
    ['DE', '2009O', 'germany'],
    ['DE', 'A-20095', 'germany'],
    ['DE', 'Hamburg', 'germany'],
    ['DE', '20095 Hamburg', 'germany'],
    ['DE', '-20095', 'germany'],
    ['DE', '٢٠٠٩٥', 'germany'],
    ['AT', '20095', 'austria'],
    ['AT', '0101', 'austria'],
    ['AT', 'D-1010', 'austria'],
    ['CH', '80011', 'switzerland'],
    ['CH', '0800', 'switzerland'],
    ['CH', 'A-8001', 'switzerland'],
    ['LI', '8001', 'liechtenstein'],
    ['FR', '<b>1</b>', 'format'],
    ['FR', 'Paris', 'format'],
    ['', '123', 'format'],
    ['', 'SW1A 1AA', 'format'],
    ['', '', 'format'],
  ])('from %j, typed as %j, is rejected: %s', (country, typed, problem) => {
    expect(postcodeProblem(typed, country)).toBe(`validations.zipCode.${problem}`);
  });

  it.each([['20095'], ['D-20095'], ['1010'], ['A-1010'], ['CH-8001'], ['8001']])(
    'typed as %j is accepted until a country is selected',
    (typed) => {
      expect(postcodeProblem(typed, '')).toBeNull();
    },
  );

  it('is not validated for a country named like an Object property', () => {
    expect(postcodeProblem('20095', 'constructor')).toBeNull();
    expect(plainPostcode('20095', 'toString')).toBe('20095');
  });
});
