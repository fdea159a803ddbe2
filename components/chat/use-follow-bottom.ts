'use client';
import { useCallback, useRef } from 'react';

/** Within this many pixels of the end the view follows what is written; further up, it is left where the reader put it. */
const NEAR_PX = 80;

/** Keeps the end of a growing text in view for a reader who is at the end. */
export function useFollowBottom() {
  const scroller = useRef<HTMLElement | null>(null);
  const isFollowing = useRef(true);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  const viewport = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
    if (!element) return;
    let lastTop = element.scrollTop;
    const onScroll = () => {
      const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // Only a move upwards is the reader's: the text that grew below is no reason to stay behind.
      if (isNearEnd) isFollowing.current = true;
      else if (element.scrollTop < lastTop) isFollowing.current = false;
      lastTop = element.scrollTop;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  const content = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new ResizeObserver(() => isFollowing.current && toEnd());
      observer.observe(element);
      if (scroller.current) observer.observe(scroller.current);
      return () => observer.disconnect();
    },
    [toEnd],
  );

  const follow = useCallback(() => {
    isFollowing.current = true;
  }, []);

  return { viewport, content, follow };
}
