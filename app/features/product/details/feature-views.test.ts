import {describe, expect, it} from 'vitest';
import german from '../../../../locales/de/worker/details.json';
import english from '../../../../locales/en/worker/details.json';
import type {Language} from '~/i18n/languages';
import {messagesOf} from '~/i18n/messages.server';
import {technicalRows} from '../../../services/technical-table';
import {featureText, labelOf, toFeatureViews} from './feature-views.server';

const NBSP = '\u00a0';
const dimension = (value: number, unit: string) => JSON.stringify({value, unit});

describe('a technical data value', () => {
  it.each([
    ['single_line_text_field', 'fork', ' Starre Gabel ', 'Starre Gabel', 'Starre Gabel'],
    ['number_integer', 'links', '1140', '1.140', '1,140'],
    ['number_decimal', 'tolerance', '0.30', `0,3${NBSP}mm`, `0.3${NBSP}mm`],
    ['number_integer', 'torque', '85', `85${NBSP}Nm`, `85${NBSP}Nm`],
    ['number_integer', 'model_year', '2026', '2026', '2026'],
    ['boolean', 'visor', 'true', 'Ja', 'Yes'],
    ['boolean', 'visor', 'false', 'Nein', 'No'],
    ['dimension', 'x', dimension(180, 'MILLIMETERS'), `180${NBSP}mm`, `180${NBSP}mm`],
    ['dimension', 'x', dimension(1.5, 'CENTIMETERS'), `1,5${NBSP}cm`, `1.5${NBSP}cm`],
    ['dimension', 'x', dimension(2, 'METERS'), `2${NBSP}m`, `2${NBSP}m`],
    ['dimension', 'x', dimension(3, 'YARDS'), `3${NBSP}yd`, `3${NBSP}yd`],
    ['dimension', 'x', dimension(5, 'FEET'), `5${NBSP}ft`, `5${NBSP}ft`],
    ['dimension', 'x', dimension(28, 'INCHES'), `28${NBSP}in`, `28${NBSP}in`],
    ['dimension', 'x', '{"value":"28.0","unit":"in"}', `28${NBSP}in`, `28${NBSP}in`],
    ['weight', 'x', dimension(26.4, 'KILOGRAMS'), `26,4${NBSP}kg`, `26.4${NBSP}kg`],
    ['volume', 'x', dimension(500, 'MILLILITERS'), `500${NBSP}ml`, `500${NBSP}ml`],
    ['volume', 'x', dimension(75, 'CENTILITERS'), `75${NBSP}cl`, `75${NBSP}cl`],
    [
      'rating',
      'x',
      '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}',
      '4,5 von 5',
      '4.5 out of 5',
    ],
    [
      'list.single_line_text_field',
      'x',
      '["Klingel","Pedale"]',
      'Klingel, Pedale',
      'Klingel, Pedale',
    ],
    [
      'list.number_integer',
      'torque',
      '[40,85]',
      `40${NBSP}Nm, 85${NBSP}Nm`,
      `40${NBSP}Nm, 85${NBSP}Nm`,
    ],
    ['list.dimension', 'x', `[${dimension(4, 'FEET')}]`, `4${NBSP}ft`, `4${NBSP}ft`],
  ])('of type %s with key %s is formatted: %s', (type, key, value, de, en) => {
    expect(featureText({type, key, value}, 'de')).toBe(de);
    expect(featureText({type, key, value}, 'en')).toBe(en);
  });

  it.each([
    ['number_integer', 'viele'],
    ['number_decimal', ''],
    ['boolean', 'ja'],
    ['dimension', '{"value":"breit","unit":"METERS"}'],
    ['dimension', '{"value":3,"unit":"FURLONGS"}'],
    ['dimension', '{"value":3'],
    ['weight', 'null'],
    ['rating', '[]'],
    ['list.single_line_text_field', 'Klingel'],
    ['list.single_line_text_field', '[]'],
    ['list.boolean', '[null]'],
    ['single_line_text_field', '  '],
  ])('is null when it does not match its type %s: %j', (type, value) => {
    expect(featureText({type, key: 'x', value}, 'de')).toBeNull();
  });

  it.each(['json', 'file_reference', 'list.product_reference', 'constructor'])(
    'is undefined for the unsupported type %s',
    (type) => {
      expect(featureText({type, key: 'x', value: '{}'}, 'de')).toBeUndefined();
    },
  );
});

describe('the technical data table', () => {
  it('keeps the order, omits missing and unreadable values and reports the unreadable ones', () => {
    const complaints: string[] = [];
    const fields = [
      {key: 'motor', type: 'single_line_text_field', value: 'Mittelmotor'},
      null,
      {key: 'torque', type: 'number_integer', value: 'stark'},
      {key: 'secret', type: 'json', value: '{}'},
      {key: 'rim_width', type: 'boolean', value: 'true'},
    ];
    expect(toFeatureViews(fields, [], 'de', (field) => complaints.push(field))).toEqual([
      {label: 'Motor', value: 'Mittelmotor'},
      {label: 'Rim width', value: 'Ja'},
    ]);
    expect(complaints).toEqual(['torque']);
  });

  it('shows the selected option value instead of the metafield with the same name', () => {
    const field = (key: string, type: string, value: string) => ({key, type, value});
    const fields = [
      field('battery', 'single_line_text_field', '500 Wh, entnehmbar'),
      field('width', 'dimension', '{"value":21,"unit":"CENTIMETERS"}'),
      field('motor', 'single_line_text_field', 'Mittelmotor'),
    ];
    const valuesOf = (chosen: {name: string; value: string}[], language: Language = 'de') =>
      toFeatureViews(fields, chosen, language, failOn).map(({value}) => value);

    const small = {name: 'Akku', value: '500 Wh'};
    expect(valuesOf([small])).toEqual([`500${NBSP}Wh, entnehmbar`, `21${NBSP}cm`, 'Mittelmotor']);
    const large = [
      {name: 'akku', value: '625 Wh'},
      {name: 'Breite', value: '180 mm'},
      {name: 'Farbe', value: 'Reseda'},
    ];
    expect(valuesOf(large)).toEqual(['625 Wh', '180 mm', 'Mittelmotor']);
    // Also if Shopify has no translation of the options.
    expect(valuesOf(large, 'en')).toEqual(['625 Wh', '180 mm', 'Mittelmotor']);
  });

  it('shows only the first of two metafields with the same key', () => {
    const battery = {key: 'battery', type: 'single_line_text_field', value: '500 Wh, entnehmbar'};
    const facet = {key: 'battery', type: 'list.single_line_text_field', value: '["500 Wh"]'};
    const told = [{label: 'Akku', value: `500${NBSP}Wh, entnehmbar`}];
    expect(toFeatureViews([battery, facet], [], 'de', failOn)).toEqual(told);
    expect(toFeatureViews([null, facet], [], 'de', failOn)).toEqual([
      {label: 'Akku', value: `500${NBSP}Wh`},
    ]);
  });

  it('has a label in both languages for every queried key, and no unused labels', () => {
    const keys = technicalRows.map(({key}) => key.split('.')[1] ?? '');
    expect(keys.length).toBeGreaterThan(80);
    for (const messages of [messagesOf.de, messagesOf.en]) {
      const labelled = keys.filter(
        (key) => messages[`details.label.${key}`] ?? messages[`catalogue.facet.${key}`],
      );
      expect(labelled).toEqual(keys);
    }
    const unused = Object.keys({...german.label, ...english.label}).filter(
      (key) => !keys.includes(key),
    );
    expect(unused).toEqual([]);
    expect(labelOf('gender', 'en')).toBe('Gender');
    expect(labelOf('permitted_weight', 'de')).toBe('Zulässiges Gesamtgewicht');
  });
});

function failOn(field: string): never {
  throw new Error(`${field} is malformed`);
}
