import {useRouteLoaderData} from '@remix-run/react';
import {PAGE_ID} from './page-id';

/** In a form that makes something: lets the worker know a double click from sending the same again on purpose. */
export function PageId() {
  const id = useRouteLoaderData<{pageId: string}>('root')?.pageId;
  return id && <input type="hidden" name={PAGE_ID} value={id} />;
}
