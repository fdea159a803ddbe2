import { describe, expect, it } from 'vitest';
import { created } from './testing/read';

/** Written on Tuesday 2026-12-01 at 9: what was typed in a hurry, with everything that a todo can have. */
describe('quick adding in English', () => {
  it.each<[string, Record<string, unknown>]>([
    ['!!! reply to the boss today', { dueDate: '2026-12-01', title: 'reply to the boss', priority: 3 }],
    [
      'buy a gift for dad, by Dec 18, budget 500',
      { dueDate: '2026-12-18', title: 'buy a gift for dad, budget 500' },
    ],
    ['call Ann tomorrow, urgent', { dueDate: '2026-12-02', title: 'call Ann', priority: 3 }],
    [
      'meeting with Ann tomorrow 3-4pm #work',
      {
        dueDate: '2026-12-02',
        dueTime: '15:00',
        durationMinutes: 60,
        title: 'meeting with Ann',
        tags: ['work'],
      },
    ],
    [
      'dentist friday 10am for 45 min',
      { dueDate: '2026-12-04', dueTime: '10:00', durationMinutes: 45, title: 'dentist' },
    ],
    [
      'pay rent every 1st of the month',
      { dueDate: '2026-12-01', recurrence: 'FREQ=MONTHLY;BYMONTHDAY=1', title: 'pay rent' },
    ],
    [
      'water plants every other day',
      { dueDate: '2026-12-01', recurrence: 'FREQ=DAILY;INTERVAL=2', title: 'water plants' },
    ],
    [
      'standup every weekday at 9:15',
      {
        dueDate: '2026-12-01',
        dueTime: '09:15',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        title: 'standup',
      },
    ],
    ['renew passport in 3 weeks', { dueDate: '2026-12-22', title: 'renew passport' }],
    ['submit taxes by april 15', { dueDate: '2027-04-15', title: 'submit taxes' }],
    [
      'pick up dry cleaning today before 6',
      { dueDate: '2026-12-01', dueTime: '18:00', title: 'pick up dry cleaning' },
    ],
    ['flight to Denver 12/20 6:45am', { dueDate: '2026-12-20', dueTime: '06:45', title: 'flight to Denver' }],
    [
      'book club last thursday of every month at 7pm',
      { dueDate: '2026-12-31', dueTime: '19:00', recurrence: 'FREQ=MONTHLY;BYDAY=-1TH', title: 'book club' },
    ],
    [
      "doctor's appointment dec 3rd 2:15 pm",
      { dueDate: '2026-12-03', dueTime: '14:15', title: "doctor's appointment" },
    ],
    [
      'remind me in 20 minutes to check the oven',
      { dueDate: '2026-12-01', dueTime: '09:20', title: 'check the oven', reminders: [{ minutesBefore: 0 }] },
    ],
    [
      "remind me 2 days before mom's birthday on Dec 12",
      { dueDate: '2026-12-12', reminders: [{ minutesBefore: 2880 }], title: "mom's birthday" },
    ],
    ['p1 fix the login bug tomorrow', { dueDate: '2026-12-02', title: 'fix the login bug', priority: 3 }],
    ['buy milk @groceries', { title: 'buy milk', list: 'groceries' }],
    [
      'write essay for 2 hours tomorrow at 10',
      { dueDate: '2026-12-02', dueTime: '10:00', durationMinutes: 120, title: 'write essay' },
    ],
    [
      'parent-teacher conference thu 5:30',
      { dueDate: '2026-12-03', dueTime: '17:30', title: 'parent-teacher conference' },
    ],
    ['watch The 7th Seal', { title: 'watch The 7th Seal' }],
    ['call April about the keys', { title: 'call April about the keys' }],
    ['ticket 2027 follow up', { title: 'ticket 2027 follow up' }],
    ['buy May a birthday card', { title: 'buy May a birthday card' }],
    ['read "Tomorrow Never Dies"', { title: 'read "Tomorrow Never Dies"' }],
    ['monitor the build', { title: 'monitor the build' }],
    [
      'finish chapter 3 by friday noon',
      { dueDate: '2026-12-04', dueTime: '12:00', title: 'finish chapter 3' },
    ],
    ['order 2 pizzas for Friday', { dueDate: '2026-12-04', title: 'order 2 pizzas' }],
    ['pack 3 shirts', { title: 'pack 3 shirts' }],
    ['run 5k saturday 8am', { dueDate: '2026-12-05', dueTime: '08:00', title: 'run 5k' }],
    ['buy 12 eggs', { title: 'buy 12 eggs' }],
    ['email marketing about Q3 report', { title: 'email marketing about Q3 report' }],
    ['review PR #4521 today', { dueDate: '2026-12-01', title: 'review PR #4521' }],
    ['car service on the 14th', { dueDate: '2026-12-14', title: 'car service' }],
    [
      'change smoke detector batteries every 6 months',
      {
        dueDate: '2026-12-01',
        recurrence: 'FREQ=MONTHLY;INTERVAL=6',
        title: 'change smoke detector batteries',
      },
    ],
    ['cancel Netflix before the 28th', { dueDate: '2026-12-28', title: 'cancel Netflix' }],
    [
      'weekly review every friday at 4pm for 30 minutes',
      {
        dueDate: '2026-12-04',
        dueTime: '16:00',
        recurrence: 'FREQ=WEEKLY;BYDAY=FR',
        durationMinutes: 30,
        title: 'weekly review',
      },
    ],
    ['follow up with Sam in two days', { dueDate: '2026-12-03', title: 'follow up with Sam' }],
    ['midnight snack', { title: 'midnight snack' }],
    [
      'second interview Wednesday at 11',
      { dueDate: '2026-12-02', dueTime: '11:00', title: 'second interview' },
    ],
    ['third draft due monday', { dueDate: '2026-12-07', title: 'third draft' }],
    [
      'half marathon training every saturday at half past six',
      {
        dueDate: '2026-12-05',
        dueTime: '18:30',
        recurrence: 'FREQ=WEEKLY;BYDAY=SA',
        title: 'half marathon training',
      },
    ],
    [
      'breakfast with the team tomorrow at quarter to nine',
      { dueDate: '2026-12-02', dueTime: '08:45', title: 'breakfast with the team' },
    ],
    [
      'pick Tom up from school at 3:15 every weekday',
      {
        dueDate: '2026-12-01',
        dueTime: '15:15',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        title: 'pick Tom up from school',
      },
    ],
    ['tomorrow: dentist at 9', { dueDate: '2026-12-02', dueTime: '09:00', title: 'dentist' }],
    ['tmrw 5pm haircut', { dueDate: '2026-12-02', dueTime: '17:00', title: 'haircut' }],
    ['call bob @ 3pm', { dueDate: '2026-12-01', dueTime: '15:00', title: 'call bob' }],
    [
      'send invoice - tomorrow 9am - high priority',
      { dueDate: '2026-12-02', dueTime: '09:00', title: 'send invoice', priority: 2 },
    ],
    ['stretch hourly', { dueDate: '2026-12-01', recurrence: 'FREQ=HOURLY', title: 'stretch' }],
    ['buy advent calendar', { title: 'buy advent calendar' }],
    ['fix the Monday report formula', { title: 'fix the Monday report formula' }],
    ['print March invoices', { title: 'print March invoices' }],
    ['wish Sunny happy birthday on the 9th', { dueDate: '2026-12-09', title: 'wish Sunny happy birthday' }],
    ['prepare the 2027 budget by Friday', { dueDate: '2026-12-04', title: 'prepare the 2027 budget' }],
    ['send the March invoices tomorrow', { dueDate: '2026-12-02', title: 'send the March invoices' }],
    ['add oat milk to my shopping list', { title: 'oat milk', list: 'shopping' }],
    ['put the tent on my camping list', { title: 'tent', list: 'camping' }],
    [
      'remind me to call Jo at 4:45pm',
      { dueDate: '2026-12-01', dueTime: '16:45', title: 'call Jo', reminders: [{ minutesBefore: 0 }] },
    ],
    [
      'remind me 15 minutes before the demo tomorrow at 2pm',
      { dueDate: '2026-12-02', dueTime: '14:00', reminders: [{ minutesBefore: 15 }], title: 'demo' },
    ],
    ['clean the grill, low priority', { title: 'clean the grill', priority: 1 }],
    [
      '#garden prune the roses saturday',
      { dueDate: '2026-12-05', title: 'prune the roses', tags: ['garden'] },
    ],
    ['"be home by 9"', { title: 'be home by 9' }],
    [
      'renew the passport three months before my trip',
      { title: 'renew the passport three months before my trip' },
    ],
    ['order tulips tomorrow for grandma', { dueDate: '2026-12-02', title: 'order tulips for grandma' }],
    [
      'ring Ann tomorrow to discuss the lease',
      { dueDate: '2026-12-02', title: 'ring Ann to discuss the lease' },
    ],
    [
      'choir every Mon at 6pm until Dec 20',
      {
        dueDate: '2026-12-07',
        dueTime: '18:00',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261220',
        title: 'choir',
      },
    ],
    [
      'trash day every thursday',
      { dueDate: '2026-12-03', recurrence: 'FREQ=WEEKLY;BYDAY=TH', title: 'trash day' },
    ],
    [
      'eye drops twice a day',
      { dueDate: '2026-12-01', recurrence: 'FREQ=DAILY', title: 'eye drops twice a day' },
    ],
    [
      'weekly planning friday',
      { dueDate: '2026-12-04', recurrence: 'FREQ=WEEKLY', title: 'weekly planning' },
    ],
    [
      'sweep the yard !high [2h] tomorrow',
      { dueDate: '2026-12-02', durationMinutes: 120, title: 'sweep the yard', priority: 2 },
    ],
    ['launch on 24.12.', { dueDate: '2026-12-24', title: 'launch' }],
    ['Sunday School snacks saturday', { dueDate: '2026-12-05', title: 'Sunday School snacks' }],
    ["I'll ring the plumber tomorrow", { dueDate: '2026-12-02', title: 'ring the plumber' }],
    ['fetch the cake 2moro at 3', { dueDate: '2026-12-02', dueTime: '15:00', title: 'fetch the cake' }],
    [
      'pilates mwf 8am',
      { dueDate: '2026-12-02', dueTime: '08:00', recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE,FR', title: 'pilates' },
    ],
    [
      'every Monday sing in the choir until Dec 20',
      {
        dueDate: '2026-12-07',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261220',
        title: 'sing in the choir',
      },
    ],
    ['weekly digest by friday', { dueDate: '2026-12-04', recurrence: 'FREQ=WEEKLY', title: 'weekly digest' }],
    ['gotta ring the plumber', { title: 'ring the plumber' }],
    ['meet the agent at 5 Elm Street', { title: 'meet the agent at 5 Elm Street' }],
    ['print the January 2027 roadmap', { title: 'print the January 2027 roadmap' }],
    ['feed the ferret later', { dueDate: '2026-12-01', title: 'feed the ferret' }],
  ])('"%s"', (text, todo) => {
    expect(created(text)).toEqual([todo]);
  });
});
