import {useEffect, useRef, useState} from 'react';

/**
 * A part of the page whose code comes when it is first wanted; `null` until then. When the code cannot be had,
 * `onFailure` hears why, and it is asked for again the next time the part is wanted.
 */
export function useOnDemand<Part>(
  wanted: boolean,
  fetchPart: () => Promise<Part>,
  onFailure: (error: unknown) => void,
): Part | null {
  const [found, setFound] = useState<{part: Part} | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;

  useEffect(() => {
    if (!wanted || found) return;
    fetchPart().then(
      (part) => setFound({part}),
      (error: unknown) => fail.current(error),
    );
  }, [wanted, found, fetchPart]);

  return found && found.part;
}
