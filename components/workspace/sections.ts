/** The pages beside the workspace, in the order of the menu. */
export const sections = ['confirmations', 'activity', 'insights', 'settings'] as const;
export type Section = (typeof sections)[number];

export const pathOf = (section: Section): `/${Section}` => `/${section}`;
