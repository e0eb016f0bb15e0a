import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {loadConfig} from './site-config.server';

const answering = (story: () => Promise<unknown>) => {
  const ask = vi.fn(story);
  // Only the content service is asked.
  return {ask, context: {storyblok: {story: ask}} as unknown as AppLoadContext};
};

describe('a story of settings', () => {
  it('is asked for with its last good copy', async () => {
    const content = {component: 'config', _uid: '1', company_name: 'Radladen'};
    const {ask, context} = answering(() => Promise.resolve({content}));
    expect(await loadConfig(context)).toMatchObject({company_name: 'Radladen'});
    expect(ask).toHaveBeenCalledWith('config', {lastGood: true});
  });

  it('is missing, without a word, when there is no such story', async () => {
    expect(await loadConfig(answering(() => Promise.resolve(null)).context)).toBeNull();
  });

  it('is missing, logged, when the service is down', async () => {
    expectConsoleError("Cannot get the story 'config'");
    const {context} = answering(() => Promise.reject(new Error('503')));
    expect(await loadConfig(context)).toBeNull();
  });

  it('is missing, logged, when the story is something else', async () => {
    expectConsoleError("The story 'config' is malformed");
    const content = {component: 'page', _uid: '1'};
    expect(await loadConfig(answering(() => Promise.resolve({content})).context)).toBeNull();
  });
});
