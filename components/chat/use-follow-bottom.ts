'use client';
import { useCallback, useRef } from 'react';
import { OPEN_CARD } from '../card/action-card';

/** Within this many pixels of the end the view follows what is written; further up, it is left where the reader put it. */
const NEAR_PX = 80;
/** Between the top of the view and a card that is too long for it. */
const GAP_PX = 12;
/** Words above such a card are shown with it as long as they leave this share of the view to the card. */
const LEAST_CARD_SHARE = 0.7;

const topIn = (scroller: Element, element: Element): number =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;

const openCardIn = (reply: Element | null): Element | null => reply?.querySelector(`[${OPEN_CARD}]`) ?? null;

/** Where the end of the conversation is read from: its last line, or the beginning of an open card that is longer than the view. */
function restingPlace(scroller: HTMLElement, content: Element): number {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const reply = content.lastElementChild;
  const card = openCardIn(reply);
  if (!reply || !card) return end;
  const [cardTop, replyTop] = [topIn(scroller, card), topIn(scroller, reply)];
  const hasRoom = cardTop - replyTop < (1 - LEAST_CARD_SHARE) * scroller.clientHeight;
  return Math.min(end, (hasRoom ? replyTop : cardTop) - GAP_PX);
}

/**
 * Keeps the end of a growing text in view for a reader who is at the end. A card that is longer than the view is read from its top: when one comes, or
 * comes again below the words that corrected it, the view goes there. Otherwise it never moves up by itself.
 */
export function useFollowBottom() {
  const scroller = useRef<HTMLElement | null>(null);
  const isFollowing = useRef(true);
  /** The reply whose open card the view went to. */
  const shown = useRef<Element | null>(null);

  const toEnd = useCallback((content: Element) => {
    const element = scroller.current;
    if (!element) return;
    const reply = openCardIn(content.lastElementChild) && content.lastElementChild;
    const place = restingPlace(element, content);
    const isNew = reply !== null && reply !== shown.current;
    element.scrollTop = isNew ? place : Math.max(element.scrollTop, place);
    shown.current = reply;
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
      const observer = new ResizeObserver(() => isFollowing.current && toEnd(element));
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
