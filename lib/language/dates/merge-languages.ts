import { joinPatterns } from '@/lib/language/join-patterns';
import type { Language } from './language';

/** Several languages as one, for texts that mix them. Made once, not for each text. */
export function mergeLanguages(languages: readonly Language[]): Language {
  const texts = (pick: (language: Language) => ReadonlySet<string>) =>
    new Set(languages.flatMap((language) => [...pick(language)]));
  const pattern = (pick: (language: Language) => RegExp | null) => joinPatterns(languages.map(pick));
  return {
    joins: texts(({ joins }) => joins),
    ranges: texts(({ ranges }) => ranges),
    pairs: texts(({ pairs }) => pairs),
    pairEnd: pattern(({ pairEnd }) => pairEnd),
    moveGaps: texts(({ moveGaps }) => moveGaps),
    move: pattern(({ move }) => move),
    choices: texts(({ choices }) => choices),
    leads: new Map(languages.flatMap(({ leads }) => [...leads])),
    leadTraps: texts(({ leadTraps }) => leadTraps),
    articles: texts(({ articles }) => articles),
    hourLead: pattern(({ hourLead }) => hourLead),
    afterLead: pattern(({ afterLead }) => afterLead),
    trails: languages.flatMap(({ trails }) => trails),
    trailTrap: pattern(({ trailTrap }) => trailTrap),
    partLinks: texts(({ partLinks }) => partLinks),
    dayLinks: texts(({ dayLinks }) => dayLinks),
    hourLinks: texts(({ hourLinks }) => hourLinks),
    narrowing: texts(({ narrowing }) => narrowing),
    clause: pattern(({ clause }) => clause),
    commaGoesOn: pattern(({ commaGoesOn }) => commaGoesOn),
    past: pattern(({ past }) => past),
    morning: pattern(({ morning }) => morning),
    evening: pattern(({ evening }) => evening),
  };
}
