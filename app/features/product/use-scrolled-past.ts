import {useEffect, useState} from 'react';

/** Whether the element with this id has left the window upwards. */
export function useScrolledPast(id: string): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // All that lies below counts as in view, so that also a jump over the element is noticed.
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      {rootMargin: '0px 0px 100000px 0px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);

  return past;
}
