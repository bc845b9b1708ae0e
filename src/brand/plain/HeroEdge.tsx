export const HeroEdge = () => null
