import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM, holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hold = (lines: string[]) => holdDialogue(world, 'en', lines);

describe('a dialogue goes on from what was said and shown', () => {
  test.each<[string[], string[]]>([
    [['call mum tomorrow at 5', 'no I meant Thursday'], ['add | call mum | 2026-12-03 | 17:00']],
    [
      ['plan my week: 3 runs, 2h reading', CONFIRM, 'make the reading 3 hours and put it on saturday'],
      ['update | reading | 2026-12-05 | 09:00 | 180'],
    ],
    [['call mum tomorrow at 5', '4'], ['add | call mum | 2026-12-02 | 16:00']],
    [['call mum tomorrow at 5', 'half past 6'], ['add | call mum | 2026-12-02 | 18:30']],
    [['call mum tomorrow at 5', CONFIRM, 'actually make it 6pm'], ['update | call mum | 18:00']],
    [
      ['complete call Bob', 'the other one'],
      ['call Bob Miller', 'call Bob Chen', 'Both'],
    ],
    [['complete call Bob', 'the Chen one'], ['complete | call Bob Chen']],
    [['complete call Bob', 'no, the one on Friday'], ['complete | call Bob Chen']],
    [['complete call Bob', 'Bob Chen', 'no, the other Bob'], ['complete | call Bob Miller']],
    [['complete call Bob', 'Bob Chen', CONFIRM, 'no, the other Bob'], ['complete | call Bob Miller']],
    [['complete call Bob', 'neither'], []],
    [['delete the meeting', 'no, the report'], ['delete | write the report']],
    [['move the meeting to Friday', CONFIRM, 'no I meant Monday'], ['update | team meeting | 2026-12-07']],
    [['what do I have on Friday?', 'complete the second one'], ['complete | pay rent']],
    [
      ['what do I have on Friday?', 'move it to Monday'],
      ['call Bob Chen', 'pay rent', 'Both'],
    ],
    [
      ['what do I have on Friday?', 'move them to Monday'],
      ['update | call Bob Chen | 2026-12-07', 'update | pay rent | 2026-12-07'],
    ],
    [['when is the meeting?', 'move it an hour later'], ['update | team meeting | 11:00']],
    [['when is the meeting?', 'cancel it'], ['delete | team meeting']],
    [
      ['do I have anything tomorrow?', 'push it to Friday at 9'],
      ['update | call Bob Miller | 2026-12-04 | 09:00'],
    ],
    [
      ['add milk', 'also eggs', 'and bread'],
      ['add | milk', 'add | eggs', 'add | bread'],
    ],
    [['buy eggs tomorrow', 'make it two dozen eggs'], ['add | buy two dozen eggs | 2026-12-02']],
    [['remind me to water the plants', 'when?', 'tomorrow'], ['add | water the plants | 2026-12-02']],
    [
      ['pay the gas bill on Friday', 'remind me the day before'],
      ['add | pay the gas bill | 2026-12-04 | [{"minutesBefore":1440}]'],
    ],
    [['the meeting moved to 11', CONFIRM, 'and make it 2 hours long'], ['update | team meeting | 120']],
    [['move the report to next week', 'Wednesday'], ['update | write the report | 2026-12-09']],
    [['take the pills tonight at 3', '3 am'], ['add | take the pills | 2026-12-02 | 03:00']],
    [['mark pay rent as done', CONFIRM, 'no, reopen it'], ['reopen | pay rent']],
    [['the second one'], []],
    [['remind me 30 minutes before the team meeting'], ['update | team meeting | [{"minutesBefore":30}]']],
    [['sweep the hall tomorrow, call Ann', 'remove the first one'], ['add | call Ann']],
    [
      ['remove the first one'],
      ['call Bob Miller', 'team meeting', 'call Bob Chen', 'pay rent', 'write the report', 'All 5'],
    ],
    [
      ['buy milk and call Ann tomorrow', 'the second one at 5'],
      ['add | buy milk', 'add | call Ann | 2026-12-02 | 17:00'],
    ],
    [
      ['push everything on Friday to Monday'],
      ['update | call Bob Chen | 2026-12-07', 'update | pay rent | 2026-12-07'],
    ],
    [['the rent is paid', CONFIRM, "actually it's not paid"], ['reopen | pay rent']],
    [['pay rent tomorrow instead'], ['update | pay rent | 2026-12-02']],
    [['when is the team meeting?', 'move it to the afternoon'], ['update | team meeting | 12:00']],
    [
      ['add a note to the report: use the new template'],
      ['update | write the report | use the new template'],
    ],
    [['delete call Bob Miller and the report'], ['delete | call Bob Miller', 'delete | write the report']],
    [
      ['complete the report, the rent and the dentist'],
      ['complete | write the report', 'complete | pay rent'],
    ],
    [
      ['dentist on Friday at 3pm', 'move it to next week', 'Thursday'],
      ['add | dentist | 2026-12-10 | 15:00'],
    ],
    [
      ["I'm done with the report", 'also check off pay rent'],
      ['complete | write the report', 'complete | pay rent'],
    ],
    [['water the plants sometime', 'No date'], ['add | water the plants']],
    [['what should I do today?', 'and on Friday?', 'done with the first'], ['complete | call Bob Chen']],
    [["what's on Thursday", 'make that 90 minutes'], ['update | team meeting | 90']],
    [["what's on my list?", 'the last one to tomorrow'], ['update | write the report | 2026-12-02']],
    [
      ["what's on my list?", 'mark the first two as done'],
      ['complete | call Bob Miller', 'complete | team meeting'],
    ],
    [['cancel call Bob', 'Chen', 'no', 'ok cancel the other one'], ['delete | call Bob Miller']],
    [['add gym tomorrow at 6', 'the morning one'], ['add | gym | 2026-12-02 | 06:00']],
    [['add gym tomorrow at 6', 'am'], ['add | gym | 2026-12-02 | 06:00']],
    [['lunch with Sam on Friday', 'with Ann too'], ['add | lunch with Sam and Ann | 2026-12-04']],
    [['book a haircut on Friday at 2pm', CONFIRM, 'can we make it 3?'], ['update | book a haircut | 15:00']],
    [
      ['water the ferns every Tuesday', 'not every Tuesday, every Thursday'],
      ['add | water the ferns | 2026-12-03 | FREQ=WEEKLY;BYDAY=TH'],
    ],
    [
      ['reschedule call Bob', 'the one tomorrow', 'Thursday 4pm'],
      ['update | call Bob Miller | 2026-12-03 | 16:00'],
    ],
    [
      ['pay the nanny every Monday and Friday at 6pm', 'oh no, Tuesdays and Saturdays'],
      ['add | pay the nanny | 2026-12-01 | 18:00 | FREQ=WEEKLY;BYDAY=TU,SA'],
    ],
    [
      ['jog every weekday at 6am', 'make it 7 instead'],
      ['add | jog | 2026-12-02 | 07:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ],
    [
      ['pick up the suit on the 9th of next month', 'wait, the 12th'],
      ['add | pick up the suit | 2027-01-12'],
    ],
    [['put the team meeting off until Monday'], ['update | team meeting | 2026-12-07']],
    [['im done with the report'], ['complete | write the report']],
    [['complete call Bob', 'so tired today'], []],
    [['complete call Bob', 'who wrote Hamlet?'], []],
    [['complete call Bob', 'sweep the yard on Friday'], ['add | sweep the yard | 2026-12-04']],
    [['piano lesson next week', 'sweep the yard tomorrow'], ['add | sweep the yard | 2026-12-02']],
    [['piano lesson next week', 'I was so bored today'], []],
    [['piano lesson next week', 'maybe Thursday'], ['add | piano lesson | 2026-12-10']],
    [['haircut on Friday at 2pm', 'make it the day after'], ['add | haircut | 2026-12-05 | 14:00']],
    [
      ['move the team meeting to Friday and rename it to planning'],
      ['update | team meeting | planning | 2026-12-04'],
    ],
    [
      ['rename the report to essay, move it to Friday at 9am and tag it work'],
      ['update | write the report | essay | 2026-12-04 | 09:00 | ["work"]'],
    ],
    [
      ['move the team meeting to Friday and rename the report to essay'],
      ['update | team meeting | 2026-12-04'],
    ],
    [
      ['move the team meeting to Friday and rename the report to essay', CONFIRM],
      ['update | write the report | essay'],
    ],
    [
      ['move pay rent to Monday and the report to Thursday', CONFIRM],
      ['update | write the report | 2026-12-03'],
    ],
    [['move pay rent to Monday and the report too', CONFIRM], ['update | write the report | 2026-12-07']],
    [['move the team meeting to 3pm and book a room', CONFIRM], ['add | book a room']],
    [['move pay rent to Monday and then delete it', CONFIRM], ['delete | pay rent']],
    [['I should probably call my aunt sometime', 'yes', 'Friday'], ['add | call my aunt | 2026-12-04']],
    [['maybe I will swim on Friday', 'yes'], ['add | swim | 2026-12-04']],
    [['book a table on Saturday at 8pm', 'yes'], ['add | book a table | 2026-12-05 | 20:00']],
    [
      ['pick up the kids tomorrow at 3', CONFIRM, 'and one for Thursday too'],
      ['add | pick up the kids | 2026-12-03 | 15:00'],
    ],
    [
      ['pick up the kids tomorrow at 3', 'another one on Thursday'],
      ['add | pick up the kids | 2026-12-02 | 15:00', 'add | pick up the kids | 2026-12-03 | 15:00'],
    ],
    [
      ['finish the slides by Friday', CONFIRM, 'when is that due?', 'make it Monday'],
      ['update | finish the slides | 2026-12-07'],
    ],
    [['did I pay the rent?', 'yes I paid it'], ['complete | pay rent']],
    [['delete the report', 'wait no'], []],
    [['pay rent is done', CONFIRM, 'undo', 'no wait, redo it'], []],
    [['add an alarm tomorrow at 6', 'pm'], ['add | alarm | 2026-12-02 | 18:00 | [{"minutesBefore":0}]']],
    [['move it', 'the team meeting', 'Monday at 2'], ['update | team meeting | 2026-12-07 | 14:00']],
    [['make it an hour'], []],
    [['add milk', 'add eggs too', 'remove the milk'], ['add | eggs']],
    [['dinner with Sam on Friday', CONFIRM, 'actually cancel it'], ['delete | dinner with Sam']],
    [['buy 3 apples', 'make it 5'], ['add | buy 5 apples']],
    [['call a plumber', 'make it 5'], ['add | call a plumber | 2026-12-01 | 17:00']],
    [
      ['wash the dishes every day', 'until Christmas'],
      ['add | wash the dishes | 2026-12-01 | FREQ=DAILY;UNTIL=20261225'],
    ],
    [['complete call Bob', 'the first one', 'no, the second'], ['complete | call Bob Chen']],
    [['tag the report as work and the rent as home', CONFIRM], ['update | pay rent | ["home"]']],
    [['how long is the team meeting?', 'make it an hour'], ['update | team meeting | 60']],
    [['ok move the team meeting to 4'], ['update | team meeting | 16:00']],
    [["I'm not going to the team meeting"], ['delete | team meeting']],
    [['call mum on Thursday', 'no, Friday, not Thursday'], ['add | call mum | 2026-12-04']],
    [['call mum on Thursday', 'not on Thursday but on Friday'], ['add | call mum | 2026-12-04']],
    [['call mum at 5', '6, not 5'], ['add | call mum | 2026-12-01 | 18:00']],
    [['call mum on Thursday', 'not Thursday'], ['add | call mum | 2026-12-03']],
    [['call mum on Thursday', CONFIRM, 'not Thursday', 'Monday'], ['update | call mum | 2026-12-07']],
    [['call mum on Thursday', 'not mum, dad'], ['add | call dad | 2026-12-03']],
    [['buy milk', CONFIRM, 'oat milk, not milk'], ['update | buy milk | buy oat milk']],
    [
      ['buy milk and call Ann', 'soy milk, not milk'],
      ['add | buy soy milk', 'add | call Ann'],
    ],
    [['not the report but the essay'], ['update | write the report | write the essay']],
    [['not Thursday'], []],
  ])('%s', async (lines, outcome) => {
    expect(await hold(lines)).toEqual(outcome);
  });
});
