import type { TakeBackWords } from '../../moment-words';

export const englishTakeBack: TakeBackWords = {
  fillers: /oh|uh|um|er|hmm+|ah/,
  weak: /no|wait|sorry|actually|oops|correction|rather|or rather|make (?:it|that)|i mean|i meant/,
  strong: /no,? wait|wait,? no|scratch that|i mean|i meant|or rather/,
  following: /no|wait|sorry|i mean|i meant|make (?:it|that)|let's say|it's|it is/,
  around: /\b(?:on|at|the|it|is|to|by|instead|please|rather|better|then)\b/,
};
