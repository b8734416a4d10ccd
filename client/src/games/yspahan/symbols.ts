/** The pictures of the cards. */
export const CARDS: Readonly<Record<string, string>> = {
  exchange: 'exchange',
  'three-camels': 'camel',
  'three-gold': 'gold',
  'place-cube': 'deliver',
  'load-caravan': 'camel-load',
  'sell-camels': 'fame',
  'sell-gold': 'fame',
  'no-camels': 'build-free',
  'no-gold': 'build-free',
};
