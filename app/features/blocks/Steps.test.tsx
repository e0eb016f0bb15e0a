import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {expectConsoleError} from '../../../tests/setup';
import {stepsSchema} from './block-schemas.server';
import {Steps} from './ListBlocks';

const steps = (count: number) =>
  Array.from({length: count}, (_, at) => ({component: 'step', title: `Schritt ${at}`, text: 't'}));
const show = (fields: object) =>
  markup(
    <Steps
      content={stepsSchema.parse({component: 'steps', headline: 'Leasen', ...fields})}
      data={null}
      level={2}
      first={false}
    />,
  );

describe('Steps', () => {
  it('are counted in a list', () => {
    const html = show({items: steps(3)});
    expect(html.match(/>(\d)<\/span><h3/g)).toEqual([
      '>1</span><h3',
      '>2</span><h3',
      '>3</span><h3',
    ]);
    expect(html).toMatch(/<ol.*<\/ol>/);
  });

  it('stand in a row as long as there is room', () => {
    expect(show({items: steps(6)})).toContain('lg:grid-flow-col');
    expect(show({items: steps(7)})).not.toContain('lg:grid-flow-col');
  });

  it('show no empty list', () => {
    expect(show({items: []})).not.toContain('<ol');
  });

  it('need a headline, and titles', () => {
    expect(stepsSchema.safeParse({component: 'steps', items: steps(1)}).success).toBe(false);
    expectConsoleError("part 'step'");
    expect(
      stepsSchema.parse({component: 'steps', headline: 'a', items: [{component: 'step'}]}),
    ).toMatchObject({items: [], tone: 'plain', text: ''});
  });
});
