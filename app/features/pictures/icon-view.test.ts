import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {findIconDrawing, iconDrawing} from './icon-view.server';

const check = '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>';

describe('an icon that content names', () => {
  it.each(['truck', ' Truck ', 'lucide:truck', 'i-lucide-truck'])('is drawn: %j', (name) => {
    expect(iconDrawing(name)).toMatch(/^<path d="[^<]+"\/>.*<circle [^<]+\/>$/);
    expect(iconDrawing(name)).toBe(iconDrawing('truck'));
  });

  it('may have a name of several words', () => {
    expect(iconDrawing('Shield Check')).toBe(findIconDrawing('shield-check'));
  });

  it.each(['fliegender-teppich', 'constructor', '../x', '<script>'])(
    'is a neutral one when nobody knows it, which is logged: %s',
    (name) => {
      expectConsoleError(`There is no icon '${name}'`);
      expect(iconDrawing(name)).toBe(check);
    },
  );

  it('is nothing without a name', () => {
    expect(iconDrawing('')).toBe('');
  });

  it('may be none at all where a name stands for something else', () => {
    expect(findIconDrawing('paypal')).toBeNull();
    expect(findIconDrawing('instagram')).toContain('<path');
  });
});
