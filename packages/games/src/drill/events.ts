/** What the log tells, by name. */
export const EVENTS = {
  dealt: '{unit} has strength {n}',
  dry: 'The ground is dry',
  mud: 'Rain: every step costs a point more',
  moved: '{unit} moves to {place}',
  attacked: '{place} is attacked, {unit} defends',
  joined: '{unit} joins the attack',
  Al: 'Attack on {place}, die {n}: the attacker loses a unit',
  Ex: 'Attack on {place}, die {n}: both sides lose a unit',
  Dr: 'Attack on {place}, die {n}: the defender retreats',
  lost: '{unit} is lost',
  retreated: '{unit} retreats to {place}',
} as const
