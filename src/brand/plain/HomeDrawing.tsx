export const HomeDrawing = () => null
