export default function StampTaxPage() {
  return null;
}
