import {expect, it} from 'vitest';
import {expectConsoleError} from '../tests/setup';
import {handleError} from './entry.server';

const request = new Request('https://shop.example/', {method: 'POST'});

it('a bug is logged, with its position', () => {
  expectConsoleError('TypeError: Das war ich');
  handleError(new TypeError('Das war ich'), {request});
  expect(console.error).toHaveBeenCalledOnce();
});

it('a post to a page without a form, as bots send all day, writes no error into the log', () => {
  const refusal = {status: 405, statusText: 'Method Not Allowed', internal: true, data: ''};
  handleError(refusal, {request});
  expect(console.error).not.toHaveBeenCalled();
});
