import {describe, expect, it} from 'vitest';
import {readSettings} from './env.server';

const complete = {
  SESSION_SECRET: 'sixteen-signs-or-more',
  PUBLIC_STORE_DOMAIN: 'shop.test',
  PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
};

const complaintOf = (env: object) => {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('the settings', () => {
  it('are complete with three', () => {
    expect(readSettings(complete)).toEqual({...complete, PUBLIC_STOREFRONT_API_VERSION: '2026-04'});
  });

  it('are read once per environment', () => {
    const env = {...complete};
    expect(readSettings(env)).toBe(readSettings(env));
    expect(readSettings({...complete})).not.toBe(readSettings(env));
  });

  it('leave out what the worker does not know', () => {
    expect(readSettings({...complete, HOME: '/root'})).not.toHaveProperty('HOME');
  });

  it('that are missing are all named in one error', () => {
    const complaint = complaintOf({});
    for (const name of Object.keys(complete)) expect(complaint).toContain(name);
    expect(complaint).not.toContain('PRIVATE_STOREFRONT_API_TOKEN');
    expect(complaint).not.toContain('IMAGE_ORIGIN');
  });

  it.each([
    ['SESSION_SECRET', 'geheim'],
    ['PUBLIC_STOREFRONT_API_VERSION', '2026-4-geheim'],
    ['PUBLIC_STOREFRONT_API_VERSION', 'latest-geheim'],
    ['IMAGE_ORIGIN', 'geheim'],
  ])('that are wrong are named, never their value: %s', (name, value) => {
    const complaint = complaintOf({...complete, [name]: value});
    expect(complaint).toContain(name);
    expect(complaint).not.toContain('geheim');
  });

  it.each(['SESSION_SECRET', 'PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN'])(
    'are not complete with an empty %s',
    (name) => expect(complaintOf({...complete, [name]: ''})).toContain(name),
  );

  it('may ask for an unfinished version of the API', () => {
    const env = {...complete, PUBLIC_STOREFRONT_API_VERSION: 'unstable'};
    expect(readSettings(env).PUBLIC_STOREFRONT_API_VERSION).toBe('unstable');
  });
});
