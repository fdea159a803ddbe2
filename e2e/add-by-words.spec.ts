import { expect, test } from './support/test';
import { card, list, messages, openWorkspace, say, setClock, TUESDAY, todo } from './support/workspace';

test('say it, change the card, confirm it, find it in the list, also after a reload', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'Remind me to call the dentist tomorrow at 3pm');

  const proposal = card(page, 'Add a todo: call the dentist');
  await expect(proposal).toContainText('tomorrow, Wed 2 Dec');
  await expect(proposal).toContainText('15:00');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);

  await proposal.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('textbox', { name: 'Say what to change' })
    .fill('make it 4:30 and call it dental check');
  await page.getByRole('button', { name: 'Change it' }).click();

  const changed = card(page, 'Add a todo: dental check');
  await expect(changed).toContainText(/15:00.*16:30/);
  await expect(changed).toContainText('changed');
  await expect(list(page).getByRole('listitem')).toHaveCount(0);

  await changed.getByRole('button', { name: 'Confirm' }).click();
  await expect(changed).toContainText('Added.');
  await expect(messages(page)).toContainText('on your list for tomorrow');
  await expect(todo(page, 'dental check')).toContainText('tomorrow · 16:30');

  await page.reload();
  await expect(todo(page, 'dental check')).toContainText('tomorrow · 16:30');
  await expect(card(page, 'Add a todo: dental check')).toContainText('Added.');
  await expect(messages(page)).toContainText('Remind me to call the dentist tomorrow at 3pm');
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('说出来、改卡片、确认，刷新后还在清单里', async ({ page }) => {
    await setClock(page, TUESDAY);
    await openWorkspace(page);
    await say(page, '明天下午3点提醒我开项目评审会');

    const proposal = card(page, '新建待办: 开项目评审会');
    await expect(proposal).toContainText('明天 12月2日 周三');
    await expect(proposal).toContainText('15:00');

    await proposal.getByRole('button', { name: '修改' }).click();
    await page.getByRole('textbox', { name: '想改什么，说一句' }).fill('改到后天下午四点半');
    await page.keyboard.press('Enter');
    await expect(proposal).toContainText('16:30');
    await expect(proposal).toContainText('后天 12月3日 周四');

    await proposal.getByRole('button', { name: '确认' }).click();
    await expect(todo(page, '开项目评审会')).toContainText('后天 16:30');

    await page.reload();
    await expect(todo(page, '开项目评审会')).toContainText('后天 16:30');
  });
});

test('the fields of a card can be filled in by hand, and what was filled in counts as said', async ({
  page,
}) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'add buy stamps on Friday');
  const proposal = card(page, 'Add a todo: buy stamps');
  await proposal.getByRole('button', { name: 'Edit' }).click();
  const form = proposal.getByRole('form', { name: 'Change the fields' });
  await form.getByLabel('Time').fill('10:15');
  await form.getByLabel('Priority').selectOption('High');
  await form.getByLabel('Repeats').selectOption('Every week');
  await form.getByLabel('Reminder').selectOption('30 min before');
  await form.getByRole('button', { name: 'Save fields' }).click();
  await expect(proposal).toContainText('10:15');
  await expect(proposal).toContainText('High');
  await expect(proposal).toContainText('every week');
  await expect(proposal).toContainText('30 min before');
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'buy stamps')).toContainText('Fri 4 Dec · 10:15');
  await expect(todo(page, 'buy stamps')).toContainText('High');
});

test('a question back is answered with a click', async ({ page }) => {
  await setClock(page, TUESDAY);
  await openWorkspace(page);
  await say(page, 'remind me to review the budget next week');
  const question = messages(page)
    .getByRole('group')
    .filter({ has: page.getByRole('button') });
  await question.getByRole('button').first().click();
  const proposal = card(page, /^Add a todo: review the budget/);
  await proposal.getByRole('button', { name: 'Confirm' }).click();
  await expect(todo(page, 'review the budget')).toContainText('7 Dec');
});
