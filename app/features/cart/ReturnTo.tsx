import {useLocation} from '@remix-run/react';

/** Tells the action where a plain form stood, to lead back there; a fetcher stays anyway. */
export function ReturnTo() {
  const {pathname, search} = useLocation();
  return <input type="hidden" name="returnTo" value={pathname + search} />;
}
