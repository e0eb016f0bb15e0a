import {useEffect, useLayoutEffect} from 'react';

/**
 * `useLayoutEffect` that the worker may render: for what must be done by the time that a visitor sees the page. An
 * effect comes a moment later, in which somebody may already press a key or click elsewhere.
 */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;
