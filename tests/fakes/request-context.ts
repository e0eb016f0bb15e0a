import type {AppLoadContext} from '@shopify/remix-oxygen';
import {vi} from 'vitest';
import {flashAccountEvent as onAccountEvent} from '../../app/features/account/customer.server';
import {dataVersion} from '../../app/worker/data-version.server';
import {readSettings} from '../../app/worker/env.server';
import {readPreview} from '../../app/worker/storyblok.server';
import {createContext} from '../../app/worker/context.server';
import {workerSettings} from '../stand-ins/settings';
import {execution} from './background';
import {memoryCaches} from './memory-cache';

/** Origin of the shop in tests; nothing listens there. */
export const SHOP = 'https://shop.test';

const settings = {...workerSettings(SHOP), SHOP_ORIGIN: SHOP};
const build = {id: 'a1b2c3d4', timestamp: '2026-11-21T10:00:00.000Z'};

/** Runs this test in a fresh isolate of the worker with empty caches. */
export function freshIsolate(): void {
  vi.stubGlobal('caches', memoryCaches());
  // Hydrogen warns once that it was made for another version of the API.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** The context of a request, composed as in the worker. */
export async function contextOf(
  request: Request,
  more: Record<string, string> = {},
): Promise<AppLoadContext> {
  const env = {...settings, ...more};
  const preview = await readPreview(request, readSettings(env));
  const known = {build, preview, dataVersion: await dataVersion(env), onAccountEvent};
  return createContext(request, env, execution, known);
}
