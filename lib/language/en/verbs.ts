/**
 * Base forms that open what people put on a todo list. A bare sentence that starts with one is a todo in itself
 * ("water the plants"). Not a list of sentences: the commonest doing words of English, by field of life.
 */
const DOING =
  // errands and home
  'buy get pick drop fetch grab return exchange collect deliver ship mail post send order pay renew cancel wash clean tidy sweep mop vacuum dust iron fold hang water feed walk bathe groom cook bake prepare prep make boil freeze defrost thaw take bring carry move lift fix repair replace change install assemble build paint sand drill mount measure cut trim mow rake plant prune weed dig shovel lock close open empty fill refill charge recharge unplug plug turn switch check test inspect sort organize organise declutter donate sell give throw recycle shop load unload pack unpack store rent hire lease insure register claim ' +
  // people
  'call phone ring text message email e-mail write reply respond answer contact ask tell invite visit meet see thank congratulate apologize talk speak chat discuss greet host help follow remind introduce join attend babysit hug wish celebrate interview hire train mentor coach ' +
  // work and study
  'finish complete start begin continue submit file sign print scan copy fax draft edit proofread review read study learn practice practise revise memorize research analyze analyse plan schedule book reserve arrange coordinate present pitch report document update upgrade upload download install deploy release merge push commit code debug refactor test ship publish design sketch draw record film shoot export import back backup sync migrate configure set prepare approve confirm verify compare calculate count estimate invoice bill reconcile order quote negotiate apply enroll enrol vote translate summarize outline brainstorm organize run lead chair facilitate present launch ' +
  // body and mind
  'run jog swim bike cycle hike climb stretch exercise train lift meditate pray sleep nap rest wake eat drink breakfast lunch dine floss brush shave shower stop quit go come leave travel fly drive park catch board head stay work use try find look search figure decide choose consider think watch listen play enjoy spend save invest transfer deposit withdraw withdrawn track log hand put keep hold remove delete add create do have be let wear show share post win teach grade mark shred tape glue wrap knit sew hem dye mend polish oil service tune inflate jump rotate wind';

export const doingWords: ReadonlySet<string> = new Set(DOING.split(/\s+/).filter(Boolean));
