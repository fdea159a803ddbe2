'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useNoticeText } from '../card/card-notes';
import { useActions } from '../live/actions-provider';
import { useToasts } from '../ui/toasts';

/** Tells at once what ran without asking, on whatever page the person is, with the way back. */
export function GrantedToasts() {
  const t = useTranslations();
  const toasts = useToasts();
  const noticeText = useNoticeText();
  const { onGranted, undo } = useActions();
  useEffect(
    () =>
      onGranted((actions) => {
        const [first] = actions;
        if (!first) return;
        const takeBack = async () => {
          const notice = await undo(actions);
          if (notice) toasts.show({ title: noticeText(notice), tone: 'problem' });
        };
        toasts.show({
          title:
            actions.length === 1
              ? `${first.title}: ${first.subject}`
              : t('batch.mixed', { count: actions.length }),
          body: t('grants.ran'),
          ...(actions.every((action) => action.undoable) && {
            action: { label: t('card.undo'), run: () => void takeBack() },
          }),
        });
      }),
    [noticeText, onGranted, t, toasts, undo],
  );
  return null;
}
