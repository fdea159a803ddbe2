import { expect, test } from './support/test';
import { list, messages, openWorkspace, say, setClock, TUESDAY } from './support/workspace';

const dialogues = {
  'en-GB': {
    plan: 'plan my week: report for 2 hours, 3 runs in the afternoon',
    confirmPlan: 'Confirm 4',
    run: 'run',
    before: 'was 13:00',
    move: 'move the runs to the morning',
    moves: 'Move 3 todos',
    confirmMoves: 'Confirm 3',
    done: 'Moved 3 todos',
  },
  'zh-CN': {
    plan: '帮我规划这周：写周报2小时、下午跑步三次',
    confirmPlan: '确认 4 项',
    run: '跑步',
    before: '原来是 13:00',
    move: '把跑步挪到上午',
    moves: '给 3 条待办改时间',
    confirmMoves: '确认 3 项',
    done: '3 条待办已改时间',
  },
} as const;

for (const [locale, words] of Object.entries(dialogues)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('what a confirmed plan placed is moved by words: proposed first, written by Confirm only', async ({
      page,
    }) => {
      await setClock(page, TUESDAY);
      await openWorkspace(page);
      await say(page, words.plan);
      await messages(page).getByRole('button', { name: words.confirmPlan }).click();
      const runs = list(page).getByRole('listitem').filter({ hasText: words.run });
      const afternoons = [/1[3-7]:\d\d/, /1[3-7]:\d\d/, /1[3-7]:\d\d/];
      await expect(runs).toHaveText(afternoons);

      await say(page, words.move);
      await expect(messages(page).getByText(words.moves, { exact: true })).toBeVisible();
      const lines = messages(page).getByRole('listitem').filter({ hasText: words.before });
      await expect(lines).toHaveCount(3);
      await expect(runs).toHaveText(afternoons);

      await messages(page).getByRole('button', { name: words.confirmMoves }).click();
      await expect(messages(page)).toContainText(words.done);
      const mornings = /(09|10|11):\d\d/;
      await expect(runs).toHaveText([mornings, mornings, mornings]);
    });
  });
}
