import {describe, expect, it} from 'vitest';
import {categoryStage} from './category-tone';

describe('the colour of a category', () => {
  it('is its own before that of what it belongs to', () => {
    expect(categoryStage(['e-mtb', 'e-bikes'])).toBe(categoryStage(['mountainbikes']));
    expect(categoryStage(['e-mtb', 'e-bikes'])).not.toBe(categoryStage(['e-bikes']));
  });

  it('is that of what it belongs to when it has none', () => {
    expect(categoryStage(['kinderraeder-16-zoll', 'kinderraeder'])).toBe(
      categoryStage(['kinderraeder']),
    );
  });

  it('is a quiet one where nothing is known, whatever the handle is called', () => {
    expect(categoryStage([])).toBe(categoryStage(['e-bikes']));
    expect(categoryStage(['gibt-es-nicht'])).toBe(categoryStage([]));
    expect(categoryStage(['constructor'])).toBe(categoryStage([]));
  });
});
