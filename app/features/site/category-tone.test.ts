import {describe, expect, it} from 'vitest';
import {categoryStage} from './category-tone';

describe('the colour of a category', () => {
  it('is its own rather than that of its parent category', () => {
    expect(categoryStage(['e-mtb', 'e-bikes'])).toBe(categoryStage(['mountainbikes']));
    expect(categoryStage(['e-mtb', 'e-bikes'])).not.toBe(categoryStage(['e-bikes']));
  });

  it('falls back to that of its parent category', () => {
    expect(categoryStage(['kinderraeder-16-zoll', 'kinderraeder'])).toBe(
      categoryStage(['kinderraeder']),
    );
  });

  it('falls back to the default for unknown handles', () => {
    expect(categoryStage([])).toBe(categoryStage(['e-bikes']));
    expect(categoryStage(['gibt-es-nicht'])).toBe(categoryStage([]));
    expect(categoryStage(['constructor'])).toBe(categoryStage([]));
  });
});
