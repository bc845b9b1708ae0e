export const BlogDrawing = () => null
