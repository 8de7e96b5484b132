/** The page is narrow: the panel is a sheet under the map, or, where it is low as well, stands beside it. As in the style sheets. */
export const isSmall = (): boolean => matchMedia('(width < 900px)').matches

/** A phone on its side, or a page at twice its size. */
export const isLow = (): boolean => matchMedia('(width < 900px) and (height < 560px)').matches
