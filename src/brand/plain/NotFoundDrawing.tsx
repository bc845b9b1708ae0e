export const NotFoundDrawing = () => null
