export default function BrandVideoPage() {
  return null;
}
