import {expect, it} from 'vitest';
import {expectConsoleError} from '../tests/setup';
import {handleError} from './entry.server';

const args = {
  request: new Request('https://shop.example/', {method: 'POST'}),
  context: {requestId: 'r-1'},
};

it('a bug is logged, with its position and the request', () => {
  expectConsoleError('TypeError: Das war ich');
  handleError(new TypeError('Das war ich'), args);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'request r-1');
});

it('a post to a page without a form, as bots send all day, writes no error into the log', () => {
  const refusal = {status: 405, statusText: 'Method Not Allowed', internal: true, data: ''};
  handleError(refusal, args);
  expect(console.error).not.toHaveBeenCalled();
});
