export default function BrandIntroPage() {
  return null;
}
