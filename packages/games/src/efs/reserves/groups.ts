/** 8.2: units of a Group come when it is taken, and on no turn of the card. */
export const BY_GROUP = 99

/** 7.32: the bombers that come with the Hitler Plan. */
export const MOSCOW_BOMBERS = 4
/** 3.41: militia of Moscow; of eleven divisions one is free to move. */
export const MOSCOW_MILITIA = 16
export const FREE_MDNO = 's:U21MDNO'
/** 3.31: twelve tank brigades. */
export const TANK_BRIGADES = 17
/** 3.51. */
export const GUARDS = 18
