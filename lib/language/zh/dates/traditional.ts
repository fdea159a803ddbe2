const TRADITIONAL =
  '後週禮點時個號兩這鐘間內從當節聖誕隔過幾鍾農曆歲關開單雙貳參陸萬無閏億續為誰來們邊連夠國慶勞動陽婦親業學業廿卅';
const SIMPLIFIED =
  '后周礼点时个号两这钟间内从当节圣诞隔过几钟农历岁关开单双贰叁陆万无闰亿续为谁来们边连够国庆劳动阳妇亲业学业廿卅';

/** Characters of traditional script that occur in words of time, each with its simplified form. */
export const traditional: ReadonlyArray<readonly [string, string]> = [...TRADITIONAL].map(
  (character, index) => [character, SIMPLIFIED[index] ?? character],
);
